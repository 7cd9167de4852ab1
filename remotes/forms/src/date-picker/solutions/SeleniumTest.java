import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
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
  void event() {
    driver.get("http://localhost:3000/ddatePicker");
    var field = driver.findElement(By.id("event-date"));
    field.click();
    new Select(driver.findElement(By.id("year"))).selectByVisibleText("2030");
    new Select(driver.findElement(By.id("month"))).selectByVisibleText("May");
    var day = By.cssSelector("[role=gridcell][aria-label*='May 15th, 2030']");
    driver.findElement(day).click();
    assertEquals("05/15/2030", field.getAttribute("value"));
  }

  @Test
  void leapDay() {
    // The address sets the page's clock, because a driver cannot set the clock of the browser.
    driver.get("http://localhost:3000/ddatePicker?now=2028-02-29");
    var field = driver.findElement(By.id("event-date"));
    field.click();
    var today = By.cssSelector("[aria-current=date][aria-label*='February 29th, 2028']");
    driver.findElement(today);
    var day = By.cssSelector("[role=gridcell][aria-label*='February 28th, 2028']");
    driver.findElement(day).click();
    assertEquals("02/28/2028", field.getAttribute("value"));
  }

  @Test
  void noSuchDay() {
    driver.get("http://localhost:3000/ddatePicker");
    var field = driver.findElement(By.id("event-date"));
    field.clear();
    field.sendKeys("12/31/2030", Keys.ENTER);
    field.clear();
    field.sendKeys("02/31/2031", Keys.TAB);
    assertEquals("12/31/2030", field.getAttribute("value"));
  }
}
