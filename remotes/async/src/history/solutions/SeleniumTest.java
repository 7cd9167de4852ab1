import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
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
  void pushed() {
    driver.get("http://localhost:3000/history");
    for (var step : List.of("Step 1", "Step 2", "Step 3")) {
      driver.findElement(By.id("pushed-next")).click();
      wait.until(ExpectedConditions.textToBe(By.id("pushed-now"), step));
    }
    driver.navigate().back();
    driver.navigate().back();
    wait.until(ExpectedConditions.textToBe(By.id("pushed-now"), "Step 1"));
    driver.findElement(By.id("pushed-confirm")).click();
    driver.findElement(By.xpath("//*[@id='pushed-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void form() {
    driver.get("http://localhost:3000/history");
    var word = driver.findElement(By.id("word-to-note")).getText();
    driver.findElement(By.id("note")).sendKeys(word);
    driver.findElement(By.id("read-terms")).click();
    driver.findElement(By.id("away"));
    driver.navigate().back();
    driver.findElement(By.id("send-note")).click();
    driver.findElement(By.xpath("//*[@id='form-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void frame() {
    driver.get("http://localhost:3000/history");
    driver.switchTo().frame("leaflet");
    for (int number = 2; number <= 3; number++) {
      driver.findElement(By.id("page-" + number)).click();
      wait.until(ExpectedConditions.textToBe(By.id("shown"), "Page " + number));
    }
    driver.switchTo().defaultContent();
    driver.navigate().back();
    driver.switchTo().frame("leaflet");
    wait.until(ExpectedConditions.textToBe(By.id("shown"), "Page 2"));
    driver.switchTo().defaultContent();
    driver.findElement(By.id("confirm-page")).click();
    driver.findElement(By.xpath("//*[@id='frame-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void stopped() {
    driver.get("http://localhost:3000/history");
    driver.findElement(By.id("open-report")).click();
    driver.navigate().back();
    driver.findElement(By.xpath("//*[@id='stopped-outcome'][starts-with(., 'Done:')]"));
  }
}
