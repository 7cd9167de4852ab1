import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
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
  void pressReachable() {
    driver.get("http://localhost:3000/visibility");
    for (var row : driver.findElements(By.cssSelector("#ways-table tbody tr"))) {
      // The page does not know what a pointer reaches in a row before it is in view.
      driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", row);
      wait.until(d -> !row.getText().contains("not in view yet"));
      var pointer = row.findElements(By.cssSelector("td + td")).get(1);
      if (pointer.getText().equals("reaches it")) row.findElement(By.cssSelector("button")).click();
    }
    driver.findElement(By.id("press-reachable-check")).click();
    driver.findElement(By.xpath("//*[@id='press-reachable-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void pressByKeyboard() {
    driver.get("http://localhost:3000/visibility");
    for (var row : driver.findElements(By.cssSelector("#ways-table tbody tr"))) {
      // The page does not know what a pointer reaches in a row before it is in view.
      driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", row);
      wait.until(d -> !row.getText().contains("not in view yet"));
    }
    driver.findElement(By.id("opacity-none")).click();
    // Tab goes to each button that takes the focus.
    // sendKeys() of an element would refuse those that are not displayed.
    var keyboard = new Actions(driver);
    keyboard.sendKeys(Keys.TAB).perform();
    while (!driver.switchTo().activeElement().getAttribute("id").equals("same-colour")) {
      keyboard.sendKeys(Keys.ENTER).perform();
      keyboard.sendKeys(Keys.TAB).perform();
    }
    driver.findElement(By.id("press-by-keyboard-check")).click();
    driver.findElement(By.xpath("//*[@id='press-by-keyboard-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void waitUntilSeen() {
    driver.get("http://localhost:3000/visibility");
    driver.findElement(By.id("send-for-bell")).click();
    var cover = driver.findElement(By.id("bell-cover"));
    wait.until(ExpectedConditions.stalenessOf(cover));
    driver.findElement(By.id("bell")).click();
    driver.findElement(By.xpath("//*[@id='wait-until-seen-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void goneForGood() {
    driver.get("http://localhost:3000/visibility");
    var lamp = driver.findElement(By.id("lamp"));
    driver.findElement(By.id("remove-lamp")).click();
    // invisibilityOf() would end when it is hidden.
    new WebDriverWait(driver, Duration.ofSeconds(10)).until(ExpectedConditions.stalenessOf(lamp));
    driver.findElement(By.id("lamp-gone")).click();
    driver.findElement(By.xpath("//*[@id='gone-for-good-outcome'][starts-with(., 'Done:')]"));
  }
}
