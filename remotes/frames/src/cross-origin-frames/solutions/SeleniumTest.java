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
  void field() {
    driver.get("http://localhost:3000/crossOriginFrames");
    driver.switchTo().frame(driver.findElement(By.cssSelector("iframe[title='Field']")));
    driver.findElement(By.id("your-name")).sendKeys("Ada");
    driver.findElement(By.xpath("//button[.='Greet']")).click();
    driver.findElement(By.xpath("//*[@role='status'][.='Hello, Ada']"));
  }

  @Test
  void handshake() {
    driver.get("http://localhost:3000/crossOriginFrames");
    driver.switchTo().frame(driver.findElement(By.cssSelector("iframe[title='Speaker']")));
    driver.findElement(By.id("message")).sendKeys("hello");
    // The button is enabled when the page has answered.
    var send = ExpectedConditions.elementToBeClickable(By.xpath("//button[.='Send']"));
    new WebDriverWait(driver, Duration.ofSeconds(5)).until(send).click();
    driver.switchTo().defaultContent();
    driver.findElement(By.xpath("//*[@role='status'][.='The frame says: hello']"));
    driver.switchTo().frame(driver.findElement(By.cssSelector("iframe[title='Stranger']")));
    driver.findElement(By.cssSelector("button")).click();
    driver.switchTo().defaultContent();
    driver.findElement(By.xpath("//output[@aria-label='Refused messages'][.='1']"));
  }

  @Test
  void inARoot() {
    driver.get("http://localhost:3000/crossOriginFrames");
    var root = driver.findElement(By.id("frame-host")).getShadowRoot();
    driver.switchTo().frame(root.findElement(By.cssSelector("iframe")));
    driver.findElement(By.xpath("//button[.='Click me']")).click();
    driver.findElement(By.xpath("//*[@role='status'][.='The button was clicked.']"));
  }
}
