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
  void passes() {
    driver.get("http://localhost:3000/challenge");
    driver.findElement(By.id("gate")).click();
    wait.until(ExpectedConditions.textToBe(By.id("gate-state"), "The gate is open."));
    driver.findElement(By.id("send-letter")).click();
    driver.findElement(By.xpath("//*[@id='passes-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void expires() {
    driver.get("http://localhost:3000/challenge");
    driver.findElement(By.id("short-gate")).click();
    var send = driver.findElement(By.id("send-postcard"));
    new WebDriverWait(driver, Duration.ofSeconds(15)).until(d -> send.isEnabled());
    driver.findElement(By.id("short-gate")).click(); // the first token has expired
    wait.until(ExpectedConditions.textToBe(By.id("short-gate-state"), "The gate is open."));
    send.click();
    driver.findElement(By.xpath("//*[@id='expires-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void invisible() {
    driver.get("http://localhost:3000/challenge");
    var word = driver.findElement(By.id("word-to-send")).getText();
    driver.findElement(By.id("watched-word")).sendKeys(word);
    driver.findElement(By.id("send-word")).click();
    driver.findElement(By.xpath("//*[@id='invisible-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void inAFrame() {
    driver.get("http://localhost:3000/challenge");
    driver.switchTo().frame("far-gate-frame");
    driver.findElement(By.id("far-gate")).click();
    wait.until(ExpectedConditions.textToBe(By.id("far-gate-state"), "The gate is open."));
    driver.switchTo().defaultContent();
    driver.findElement(By.id("send-box")).click();
    driver.findElement(By.xpath("//*[@id='in-a-frame-outcome'][starts-with(., 'Done:')]"));
  }
}
