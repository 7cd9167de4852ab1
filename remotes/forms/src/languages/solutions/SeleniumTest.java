import java.time.Duration;
import java.time.LocalDate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.Select;

class SeleniumTest {
  ChromeDriver driver;

  @BeforeEach
  void open() {
    driver = new ChromeDriver();
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void priceInGerman() {
    driver.get("http://localhost:3000/languages");
    new Select(driver.findElement(By.id("language"))).selectByValue("de");
    var text = driver.findElement(By.id("price")).getText();
    var price = text.replaceAll("[^\\d,]", "").replace(",", ".");
    driver.findElement(By.id("price-in-german-answer")).sendKeys(price, Keys.ENTER);
    driver.findElement(By.xpath("//*[@id='price-in-german-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void pluralInPolish() {
    driver.get("http://localhost:3000/languages");
    new Select(driver.findElement(By.id("language"))).selectByValue("pl");
    var number = Integer.parseInt(driver.findElement(By.id("plural-above")).getText()) + 1;
    // Polish uses the form of 2 after 22, 23 and 24 too, but not after 12, 13 and 14.
    while (!String.valueOf(number).matches("(.*[^1])?[234]")) number++;
    driver.findElement(By.id("count")).clear();
    driver.findElement(By.id("count")).sendKeys(String.valueOf(number));
    driver.findElement(By.id("take-number")).click();
    driver.findElement(By.xpath("//*[@id='plural-in-polish-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void firstInArabic() {
    driver.get("http://localhost:3000/languages");
    new Select(driver.findElement(By.id("language"))).selectByValue("ar");
    // The document has the buttons in the order of reading.
    driver.findElement(By.cssSelector("#actions button")).click();
    driver.findElement(By.xpath("//*[@id='first-in-arabic-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void dateInJapanese() {
    driver.get("http://localhost:3000/languages");
    new Select(driver.findElement(By.id("language"))).selectByValue("ja");
    var text = driver.findElement(By.id("delivery")).getText();
    var parts = Pattern.compile("\\d+").matcher(text).results();
    var numbers = parts.map(part -> Integer.parseInt(part.group())).toList();
    // The first year of the era Reiwa was 2019.
    var delivery = LocalDate.of(2018 + numbers.get(0), numbers.get(1), numbers.get(2));
    var field = driver.findElement(By.id("date-in-japanese-answer"));
    field.sendKeys(delivery.toString(), Keys.ENTER);
    driver.findElement(By.xpath("//*[@id='date-in-japanese-outcome'][starts-with(., 'Done:')]"));
  }
}
