import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

class SeleniumTest {
  @TempDir Path downloads;
  ChromeDriver driver;

  @BeforeEach
  void open() {
    var options = new ChromeOptions();
    options.setExperimentalOption(
        "prefs", Map.of("download.default_directory", downloads.toString()));
    driver = new ChromeDriver(options);
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void customer() {
    driver.get("http://localhost:3000/dataGrid");
    var number = driver.findElement(By.id("customer-order")).getText();
    driver.findElement(By.id("filter")).sendKeys(number);
    var customer = driver.findElement(By.cssSelector("#" + number + " td")).getText();
    driver.findElement(By.id("customer-answer")).sendKeys(customer, Keys.ENTER);
    driver.findElement(By.xpath("//*[@id='customer-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void twoKeys() {
    driver.get("http://localhost:3000/dataGrid");
    driver.findElement(By.id("sort-city")).click();
    var amount = driver.findElement(By.id("sort-amount"));
    // The second press sorts downwards.
    new Actions(driver).keyDown(Keys.SHIFT).click(amount).click(amount).keyUp(Keys.SHIFT).perform();
    driver.findElement(By.xpath("//*[@id='two-keys-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void export() throws Exception {
    var wait = new WebDriverWait(driver, Duration.ofSeconds(5));
    driver.get("http://localhost:3000/dataGrid");
    var city = driver.findElement(By.id("export-city")).getText();
    var number = driver.findElement(By.id("export-order")).getText();
    driver.findElement(By.id("filter")).sendKeys(city);
    // No other city is left.
    var cities = By.xpath("//table[@id='orders']/tbody/tr/td[2][.='" + city + "']");
    wait.until(ExpectedConditions.numberOfElementsToBe(cities, 10));
    driver.findElement(By.id("export-csv")).click();
    var file = downloads.resolve("orders.csv");
    wait.until(saved -> Files.exists(file));
    // The order begins a line with its number and ends with its quoted note, in which quotes are
    // doubled. The note has two lines.
    var order = Pattern.compile("(?md)^" + number + ",.*,\"((?:[^\"]|\"\")*)\"\r$");
    var matcher = order.matcher(Files.readString(file));
    assertTrue(matcher.find());
    var note = matcher.group(1).replace("\"\"", "\"").replace("\n", " ");
    driver.findElement(By.id("note-answer")).sendKeys(note, Keys.ENTER);
    driver.findElement(By.xpath("//*[@id='export-outcome'][starts-with(., 'Done:')]"));
  }
}
