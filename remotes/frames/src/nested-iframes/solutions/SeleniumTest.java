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
  void bothSecrets() {
    driver.get("http://localhost:3000/nestedIframes");
    var first = driver.findElement(By.cssSelector("iframe[title='First iframe']"));
    driver.switchTo().frame(first);
    driver.findElement(By.linkText("tapioca")).click();
    driver.findElement(By.xpath("//*[.=\"You've clicked on the first iframe link!\"]"));
    var second = driver.findElement(By.cssSelector("iframe[title='Second iframe']"));
    driver.switchTo().frame(second);
    driver.findElement(By.linkText("samba")).click();
    driver.findElement(By.xpath("//*[.='You have clicked on the second iframe link!']"));
  }

  @Test
  void alternatingOrigins() {
    var wait = new WebDriverWait(driver, Duration.ofSeconds(5));
    driver.get("http://localhost:3000/nestedIframes");
    driver.findElement(By.id("alternate")).click();
    var first = By.cssSelector("iframe[src$='frames=alternate']");
    wait.until(ExpectedConditions.frameToBeAvailableAndSwitchToIt(first));
    var second = By.cssSelector("iframe[title='Second iframe']");
    wait.until(ExpectedConditions.frameToBeAvailableAndSwitchToIt(second));
    driver.findElement(By.linkText("samba")).click();
    driver.findElement(By.xpath("//*[.='You have clicked on the second iframe link!']"));
  }
}
