import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
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
  void stop() {
    driver.get("http://localhost:3000/progress");
    var stop = driver.findElement(By.id("stop-download"));
    driver.findElement(By.id("start-download")).click();
    var bar = driver.findElement(By.id("download"));
    // The bar moves fast, so look every 10 ms.
    new WebDriverWait(driver, Duration.ofSeconds(15), Duration.ofMillis(10))
        .until(d -> Integer.parseInt(bar.getDomAttribute("aria-valuenow")) >= 75);
    stop.click();
    driver.findElement(By.xpath("//*[@id='stop-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void order() {
    driver.get("http://localhost:3000/progress");
    driver.findElement(By.id("cook-all")).click();
    for (int count = 0; count < 3; count++) {
      var ready = By.xpath("//*[@id='dishes']/li[contains(., ': ready')]//button");
      driver.findElement(ready).click(); // waits for the next dish
    }
    driver.findElement(By.xpath("//*[@id='order-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void gone() {
    driver.get("http://localhost:3000/progress");
    driver.findElement(By.id("ask-for-a-code")).click();
    // Waits for the message.
    var message = driver.findElement(By.id("code-message")).getText();
    var code = message.replaceAll("(?s).*is (\\w+).*", "$1");
    driver.findElement(By.id("code")).sendKeys(code);
    driver.findElement(By.id("check-code")).click();
    driver.findElement(By.xpath("//*[@id='gone-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void returns() {
    driver.get("http://localhost:3000/progress");
    driver.findElement(By.id("show-reminder")).click();
    var state = driver.findElement(By.id("reminder-state"));
    while (!state.getText().equals("Closed for good.")) {
      driver.findElement(By.id("close-reminder")).click(); // waits until it returns
    }
    driver.findElement(By.id("leave-the-house")).click();
    driver.findElement(By.xpath("//*[@id='returns-outcome'][starts-with(., 'Done:')]"));
  }
}
