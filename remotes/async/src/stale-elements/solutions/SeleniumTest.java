import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

class SeleniumTest {
  ChromeDriver driver;
  WebDriverWait wait;

  @BeforeEach
  void open() {
    driver = new ChromeDriver();
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
    wait = new WebDriverWait(driver, Duration.ofSeconds(5));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void timer() {
    driver.get("http://localhost:3000/staleElements");
    driver.findElement(By.id("start-replacing")).click();
    for (int count = 1; count <= 3; count++) {
      // The page can replace the button between the search and the click. Then press the new one.
      var pressed =
          new WebDriverWait(driver, Duration.ofSeconds(5))
              .ignoring(StaleElementReferenceException.class)
              .until(
                  d -> {
                    var button = d.findElement(By.id("confirm"));
                    button.click();
                    return button;
                  });
      if (count < 3) wait.until(ExpectedConditions.stalenessOf(pressed));
    }
    driver.findElement(By.xpath("//*[@id='timer-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void noKeys() {
    driver.get("http://localhost:3000/staleElements");
    var person = driver.findElement(By.id("no-keys-person")).getText();
    for (var word : List.of("Choose ", "Confirm ")) {
      var button = "//*[@id='no-keys']//button[normalize-space()='" + word + person + "']";
      driver.findElement(By.xpath(button)).click();
    }
    driver.findElement(By.xpath("//*[@id='no-keys-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void table() {
    driver.get("http://localhost:3000/staleElements");
    driver.findElement(By.id("start-refreshing")).click();
    // The text of the whole table, because it has all rows at one moment.
    var table = driver.findElement(By.cssSelector("#shops tbody")).getText();
    var numbers = Pattern.compile("\\d+").matcher(table).results();
    var sum = numbers.mapToInt(number -> Integer.parseInt(number.group())).sum();
    driver.findElement(By.id("sum")).sendKeys(String.valueOf(sum));
    driver.findElement(By.id("check-sum")).click();
    driver.findElement(By.xpath("//*[@id='table-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void shrinking() {
    driver.get("http://localhost:3000/staleElements");
    var old = By.xpath("//*[@id='items']/li[contains(., 'old')]//button");
    for (int left = driver.findElements(old).size(); left > 0; left--) {
      driver.findElement(old).click();
    }
    driver.findElement(By.xpath("//*[@id='shrinking-outcome'][starts-with(., 'Done:')]"));
  }
}
