import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

class SeleniumTest {
  // XPath finds SVG elements only with name().
  static final By TEXT = By.cssSelector("svg text");

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
  void brand() {
    driver.get("http://localhost:3000/svgElements");
    driver.findElement(By.cssSelector("svg[aria-label=Close]")).click();
    driver.findElement(By.cssSelector("svg[aria-label='Playground logo']"));
    driver.findElement(By.cssSelector("svg[aria-label='Right arrow']")).click();
    wait.until(ExpectedConditions.textToBe(TEXT, "Playground"));
    driver.findElement(By.cssSelector("svg[aria-label='Left arrow']"));
  }

  @Test
  void restore() {
    driver.get("http://localhost:3000/svgElements");
    driver.findElement(By.cssSelector("svg[aria-label=Close]")).click();
    driver.findElement(By.cssSelector("svg[aria-label='Right arrow']")).click();
    driver.findElement(By.cssSelector("svg[aria-label='Left arrow']")).click();
    wait.until(ExpectedConditions.textToBe(TEXT, "#1 Automation Tool"));
  }
}
