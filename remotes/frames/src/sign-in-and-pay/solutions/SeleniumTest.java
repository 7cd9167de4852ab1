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

  @BeforeEach
  void open() {
    driver = new ChromeDriver();
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(10));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void redirect() {
    driver.get("http://localhost:3000/signInAndPay");
    var user = driver.findElement(By.id("first-user")).getText();
    var password = driver.findElement(By.id("first-password")).getText();
    driver.findElement(By.id("leave")).click();
    driver.findElement(By.id("user")).sendKeys(user);
    driver.findElement(By.id("password")).sendKeys(password);
    driver.findElement(By.id("sign-in")).click();
    driver.findElement(By.xpath("//*[@id='redirect-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void popup() {
    driver.get("http://localhost:3000/signInAndPay");
    var user = driver.findElement(By.id("first-user")).getText();
    var password = driver.findElement(By.id("first-password")).getText();
    var page = driver.getWindowHandle();
    driver.findElement(By.id("open-window")).click();
    new WebDriverWait(driver, Duration.ofSeconds(10))
        .until(ExpectedConditions.numberOfWindowsToBe(2));
    for (var handle : driver.getWindowHandles()) {
      if (!handle.equals(page)) driver.switchTo().window(handle);
    }
    driver.findElement(By.id("user")).sendKeys(user);
    driver.findElement(By.id("password")).sendKeys(password);
    driver.findElement(By.id("sign-in")).click();
    driver.switchTo().window(page);
    driver.findElement(By.xpath("//*[@id='popup-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void threeFrames() {
    driver.get("http://localhost:3000/signInAndPay");
    for (var field : List.of("number", "expiry", "code")) {
      var value = driver.findElement(By.id("accepted-" + field)).getText();
      driver.switchTo().frame(driver.findElement(By.id(field + "-frame")));
      driver.findElement(By.id(field)).sendKeys(value);
      driver.switchTo().defaultContent();
    }
    driver.findElement(By.id("pay-card")).click();
    driver.findElement(By.xpath("//*[@id='three-frames-outcome'][starts-with(., 'Done:')]"));
  }
}
