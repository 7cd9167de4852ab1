import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
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
  void login() {
    driver.get("http://localhost:3000/dynamicLoginText");
    driver.findElement(By.id("email")).sendKeys("ana@example.com");
    driver.findElement(By.id("password")).sendKeys("secret");
    driver.findElement(By.cssSelector("main form button")).click();
    var welcome = By.cssSelector("main [role=status]");
    wait.until(ExpectedConditions.textToBe(welcome, "Successful login! Welcome back."));
  }

  @Test
  void invalidAddress() {
    driver.get("http://localhost:3000/dynamicLoginText");
    driver.findElement(By.id("email")).sendKeys("ana@example");
    driver.findElement(By.id("password")).sendKeys("secret", Keys.ENTER);
    var refusal = By.cssSelector("main [role=alert]");
    wait.until(ExpectedConditions.textToBe(refusal, "Please enter a valid email address"));
  }
}
