import static org.junit.jupiter.api.Assertions.assertTrue;

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
  void secondModal() {
    driver.get("http://localhost:3000/modalPopup");
    driver.findElement(By.xpath("//button[.='Open first modal']")).click();
    // The modals fade in.
    var onward = By.xpath("//button[.='Open second modal']");
    wait.until(ExpectedConditions.elementToBeClickable(onward)).click();
    var second = wait.until(ExpectedConditions.visibilityOfElementLocated(By.id("modal-2")));
    assertTrue(second.getText().contains("Hi. This is the second modal popup."));
  }

  @Test
  void closed() {
    driver.get("http://localhost:3000/modalPopup");
    driver.findElement(By.xpath("//button[.='Open first modal']")).click();
    // The modals fade in.
    var onward = By.xpath("//button[.='Open second modal']");
    wait.until(ExpectedConditions.elementToBeClickable(onward)).click();
    var second = driver.findElement(By.id("modal-2"));
    var close = second.findElement(By.cssSelector("[aria-label=Close]"));
    wait.until(ExpectedConditions.elementToBeClickable(close)).click();
    wait.until(ExpectedConditions.stalenessOf(second));
  }
}
