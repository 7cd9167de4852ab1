import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
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
  void pushed() {
    driver.get("http://localhost:3000/movingTargets");
    var confirm = driver.findElement(By.id("confirm"));
    new Actions(driver).moveToElement(confirm).perform(); // makes the banner appear
    confirm.click();
    assertTrue(driver.findElement(By.id("pushed-outcome")).getText().startsWith("Done:"));
  }

  @Test
  void growing() {
    driver.get("http://localhost:3000/movingTargets");
    driver.findElement(By.id("grow")).click();
    var grown = driver.findElement(By.id("grown"));
    var isStill = "return arguments[0].getAnimations().length === 0";
    new WebDriverWait(driver, Duration.ofSeconds(5))
        .until(still -> driver.executeScript(isStill, grown));
    grown.click();
    assertTrue(driver.findElement(By.id("growing-outcome")).getText().startsWith("Done:"));
  }

  @Test
  void circling() {
    driver.get("http://localhost:3000/movingTargets");
    driver.findElement(By.id("circle")).click();
    driver.findElement(By.id("catch")).click();
    assertTrue(driver.findElement(By.id("circling-outcome")).getText().startsWith("Done:"));
  }

  @Test
  void blinking() {
    var wait = new WebDriverWait(driver, Duration.ofSeconds(5));
    driver.get("http://localhost:3000/movingTargets");
    driver.findElement(By.id("blink")).click();
    var button = driver.findElement(By.id("seen"));
    wait.until(ExpectedConditions.invisibilityOf(button));
    wait.until(ExpectedConditions.visibilityOf(button)).click(); // visible for a second from now on
    assertTrue(driver.findElement(By.id("blinking-outcome")).getText().startsWith("Done:"));
  }
}
