import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.print.PrintOptions;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

class SeleniumTest {
  ChromeDriver driver;
  WebDriverWait wait;

  @BeforeEach
  void open() {
    var options = new ChromeOptions();
    options.setCapability("webSocketUrl", true);
    options.setCapability(
        "unhandledPromptBehavior", Map.of("default", "ignore", "beforeUnload", "ignore"));
    driver = new ChromeDriver(options);
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
    wait = new WebDriverWait(driver, Duration.ofSeconds(5));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void alert() {
    driver.get("http://localhost:3000/dialogs");
    driver.findElement(By.id("show-alert")).click();
    wait.until(ExpectedConditions.alertIsPresent()).accept();
    driver.findElement(By.xpath("//*[@id='alert-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void confirm() {
    driver.get("http://localhost:3000/dialogs");
    driver.findElement(By.id("delete-report")).click();
    wait.until(ExpectedConditions.alertIsPresent()).dismiss();
    driver.findElement(By.id("delete-report")).click();
    wait.until(ExpectedConditions.alertIsPresent()).accept();
    driver.findElement(By.xpath("//*[@id='confirm-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void beforeLeaving() {
    // Workaround: The driver answers this question itself and leaves, unless the session starts
    // with webSocketUrl and an unhandledPromptBehavior, see
    // https://github.com/w3c/webdriver/pull/1791
    driver.get("http://localhost:3000/dialogs");
    driver.findElement(By.id("ask-before-leaving")).click();
    // driver.navigate().refresh() would wait for a load that never happens.
    driver.executeScript("setTimeout(() => location.reload())");
    wait.until(ExpectedConditions.alertIsPresent()).dismiss();
    driver.findElement(By.xpath("//*[@id='before-leaving-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void print() {
    driver.get("http://localhost:3000/dialogs");
    driver.print(new PrintOptions());
    driver.findElement(By.xpath("//*[@id='print-outcome'][starts-with(., 'Done:')]"));
  }
}
