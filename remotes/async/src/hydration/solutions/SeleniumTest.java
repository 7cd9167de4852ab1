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
  void dead() {
    driver.get("http://localhost:3000/hydration");
    driver.findElement(By.id("load-guests")).click();
    wait.until(ExpectedConditions.textToBe(By.id("guests-life"), "This part is alive."));
    var guest = driver.findElement(By.id("guest-to-add")).getText();
    driver.findElement(By.id("guest")).sendKeys(guest);
    driver.findElement(By.id("add-guest")).click();
    driver.findElement(By.xpath("//*[@id='dead-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void right() {
    driver.get("http://localhost:3000/hydration");
    driver.findElement(By.id("load-tea")).click();
    driver.findElement(By.id("order-tea")).click(); // is kept until the part is alive
    driver.findElement(By.xpath("//*[@id='right-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void swapped() {
    driver.get("http://localhost:3000/hydration");
    driver.findElement(By.id("load-payment")).click();
    var first = driver.findElement(By.id("pay"));
    first.click(); // makes a new button
    wait.until(ExpectedConditions.stalenessOf(first));
    driver.findElement(By.id("pay")).click();
    driver.findElement(By.xpath("//*[@id='swapped-outcome'][starts-with(., 'Done:')]"));
  }
}
