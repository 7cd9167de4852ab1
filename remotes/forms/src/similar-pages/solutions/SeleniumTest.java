import java.time.Duration;
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
  void first() {
    driver.get("http://localhost:3000/similarPages");
    driver.findElement(By.cssSelector("main form input")).sendKeys("Clarice Lispector");
    driver.findElement(By.cssSelector("main form button")).click();
    var result = By.cssSelector("main [role=status]");
    wait.until(ExpectedConditions.textToBe(result, "A book by Clarice Lispector was found!"));
  }

  @Test
  void second() {
    driver.get("http://localhost:3000/similarPages/secondVersion");
    driver.findElement(By.cssSelector("main form input")).sendKeys("Clarice Lispector");
    driver.findElement(By.cssSelector("main form button")).click();
    var result = By.cssSelector("main [role=status]");
    wait.until(ExpectedConditions.textToBe(result, "A book by Clarice Lispector was found!"));
  }
}
