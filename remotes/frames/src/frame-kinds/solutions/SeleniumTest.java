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
  void srcdoc() {
    driver.get("http://localhost:3000/frameKinds");
    driver.switchTo().frame(driver.findElement(By.id("srcdoc-frame")));
    driver.findElement(By.id("sign")).click();
    driver.switchTo().defaultContent();
    driver.findElement(By.xpath("//*[@id='srcdoc-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void frameset() {
    driver.get("http://localhost:3000/frameKinds");
    var page = driver.getWindowHandle();
    driver.findElement(By.id("open-frameset")).click();
    new WebDriverWait(driver, Duration.ofSeconds(10))
        .until(ExpectedConditions.numberOfWindowsToBe(2));
    for (var handle : driver.getWindowHandles()) {
      if (!handle.equals(page)) driver.switchTo().window(handle);
    }
    driver.switchTo().frame(driver.findElement(By.name("contract")));
    driver.findElement(By.id("sign")).click();
    driver.switchTo().window(page);
    driver.findElement(By.xpath("//*[@id='frameset-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void fiveLevels() {
    driver.get("http://localhost:3000/frameKinds");
    for (var level = 1; level <= 5; level++) {
      driver.switchTo().frame(driver.findElement(By.id("level-" + level + "-frame")));
    }
    driver.findElement(By.id("sign")).click();
    driver.switchTo().defaultContent();
    driver.findElement(By.xpath("//*[@id='five-levels-outcome'][starts-with(., 'Done:')]"));
  }
}
