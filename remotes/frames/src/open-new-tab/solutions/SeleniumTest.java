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
  void newTab() {
    var wait = new WebDriverWait(driver, Duration.ofSeconds(5));
    driver.get("http://localhost:3000/openNewTab");
    var old = driver.getWindowHandle();
    driver.findElement(By.linkText("Open new tab")).click();
    wait.until(ExpectedConditions.numberOfWindowsToBe(2));
    for (var handle : driver.getWindowHandles()) {
      if (!handle.equals(old)) driver.switchTo().window(handle);
    }
    wait.until(ExpectedConditions.urlToBe("http://localhost:3000/newTab"));
    driver.findElement(By.xpath("//*[.='This page was opened in a new tab.']"));
  }
}
