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
  void welcome() {
    driver.get("http://localhost:3000/browserPrompt");
    driver.findElement(By.xpath("//button[normalize-space()='Open prompt']")).click();
    var prompt = wait.until(ExpectedConditions.alertIsPresent());
    prompt.sendKeys("Ana");
    prompt.accept();
    driver.findElement(By.xpath("//*[@role='status'][.='Welcome, Ana']"));
  }

  @Test
  void onLoad() {
    driver.get("http://localhost:3000/browserPromptOnLoad");
    var prompt = wait.until(ExpectedConditions.alertIsPresent());
    prompt.sendKeys("Bia");
    prompt.accept();
    driver.findElement(By.xpath("//*[@role='status'][.='Welcome, Bia']"));
  }

  @Test
  void cancelled() {
    driver.get("http://localhost:3000/browserPrompt");
    var button = driver.findElement(By.xpath("//button[normalize-space()='Open prompt']"));
    button.click();
    var prompt = wait.until(ExpectedConditions.alertIsPresent());
    prompt.sendKeys("Ana");
    prompt.accept();
    var welcome = driver.findElement(By.xpath("//p[.='Welcome, Ana']"));
    button.click();
    wait.until(ExpectedConditions.alertIsPresent()).dismiss();
    wait.until(ExpectedConditions.stalenessOf(welcome));
  }
}
