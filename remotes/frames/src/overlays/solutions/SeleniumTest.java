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
  void consentBanner() {
    driver.get("http://localhost:3000/overlays");
    driver.findElement(By.id("consent-banner-switch")).click();
    driver.findElement(By.id("consent-none")).click();
    driver.findElement(By.id("customer")).sendKeys("Ada");
    driver.findElement(By.id("lamps")).sendKeys("3");
    driver.findElement(By.id("order")).click();
    driver.findElement(By.xpath("//*[@id='consent-banner-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void exitIntent() {
    driver.get("http://localhost:3000/overlays");
    driver.findElement(By.id("exit-intent-switch")).click();
    var shop = driver.findElement(By.id("shop"));
    // Moves out over the upper edge. Offsets start at the middle of the shop.
    var out = -(shop.getSize().height / 2) - 5;
    new Actions(driver).moveToElement(shop).moveToElement(shop, 0, out).perform();
    driver.findElement(By.id("offer-refuse")).click();
    driver.findElement(By.id("customer")).sendKeys("Ada");
    driver.findElement(By.id("lamps")).sendKeys("3");
    driver.findElement(By.id("order")).click();
    driver.findElement(By.xpath("//*[@id='exit-intent-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void consentManager() {
    driver.get("http://localhost:3000/overlays");
    driver.findElement(By.id("consent-manager-switch")).click();
    var wanted = driver.findElement(By.id("consent-purpose")).getText();
    var frame = driver.findElement(By.id("consent-frame"));
    driver.switchTo().frame(frame);
    for (var label : driver.findElements(By.cssSelector("label"))) {
      if (!label.getText().equals(wanted)) label.click();
    }
    driver.findElement(By.id("manager-save")).click();
    driver.switchTo().defaultContent();
    new WebDriverWait(driver, Duration.ofSeconds(5)).until(ExpectedConditions.stalenessOf(frame));
    driver.findElement(By.id("customer")).sendKeys("Ada");
    driver.findElement(By.id("lamps")).sendKeys("3");
    driver.findElement(By.id("order")).click();
    driver.findElement(By.xpath("//*[@id='consent-manager-outcome'][starts-with(., 'Done:')]"));
  }
}
