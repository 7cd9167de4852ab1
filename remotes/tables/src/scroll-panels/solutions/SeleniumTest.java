import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

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
  void sideways() {
    driver.get("http://localhost:3000/scrollPanels");
    driver.findElement(By.id("arrive")).click(); // scrolls the strip itself
    driver.findElement(By.xpath("//*[@id='sideways-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void stickyBar() {
    driver.get("http://localhost:3000/scrollPanels");
    var confirm = driver.findElement(By.id("confirm"));
    // The button is already in view, so click() would not scroll, and the bar would take the click.
    driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", confirm);
    confirm.click();
    driver.findElement(By.xpath("//*[@id='sticky-bar-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void hover() {
    driver.get("http://localhost:3000/scrollPanels");
    var invoice = driver.findElement(By.id("invoice-17"));
    driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", invoice);
    new Actions(driver).moveToElement(invoice).perform();
    driver.findElement(By.id("archive-17")).click();
    driver.findElement(By.xpath("//*[@id='hover-outcome'][starts-with(., 'Done:')]"));
  }
}
