import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.Select;

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
  void long_() {
    driver.get("http://localhost:3000/longClick");
    new Select(driver.findElement(By.id("threshold"))).selectByVisibleText("2");
    var button = driver.findElement(By.xpath("//button[normalize-space()='Click here']"));
    new Actions(driver).clickAndHold(button).pause(Duration.ofMillis(2500)).release().perform();
    var result = driver.findElement(By.cssSelector("main [role=status]"));
    assertTrue(result.getText().contains("Long click"));
  }

  @Test
  void normal() {
    driver.get("http://localhost:3000/longClick");
    new Select(driver.findElement(By.id("threshold"))).selectByVisibleText("5");
    var button = driver.findElement(By.xpath("//button[normalize-space()='Click here']"));
    new Actions(driver).clickAndHold(button).pause(Duration.ofSeconds(2)).release().perform();
    var result = driver.findElement(By.cssSelector("main [role=status]"));
    assertTrue(result.getText().contains("Normal click"));
  }
}
