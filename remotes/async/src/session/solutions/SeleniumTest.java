import java.nio.ByteBuffer;
import java.time.Duration;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
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
  void logIn() {
    driver.get("http://localhost:3000/session");
    var password = driver.findElement(By.id("password-standard")).getText();
    driver.findElement(By.id("log-in-name")).sendKeys("standard");
    driver.findElement(By.id("log-in-password")).sendKeys(password);
    driver.findElement(By.id("log-in-submit")).click();
    driver.findElement(By.xpath("//*[@id='log-in-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void remember() {
    driver.get("http://localhost:3000/session");
    var first = driver.getWindowHandle();
    var password = driver.findElement(By.id("password-standard")).getText();
    driver.findElement(By.id("remember-tick")).click();
    driver.findElement(By.id("remember-name")).sendKeys("standard");
    driver.findElement(By.id("remember-password")).sendKeys(password);
    driver.findElement(By.id("remember-submit")).click();
    var state = By.id("remember-state");
    wait.until(
        ExpectedConditions.textToBePresentInElementLocated(
            state, "You are logged in as standard."));
    driver.findElement(By.id("second-tab")).click();
    wait.until(ExpectedConditions.numberOfWindowsToBe(2));
    for (var tab : driver.getWindowHandles()) {
      if (!tab.equals(first)) driver.switchTo().window(tab);
    }
    var word = driver.findElement(By.id("tab-word")).getText();
    driver.close();
    driver.switchTo().window(first);
    driver.findElement(By.id("word-of-tab")).sendKeys(word);
    driver.findElement(By.id("check-word-of-tab")).click();
    driver.findElement(By.xpath("//*[@id='remember-outcome'][starts-with(., 'Done:')]"));
  }

  /** The one-time code of a secret now (RFC 6238). */
  static String codeOf(String secret) throws Exception {
    var bits = new StringBuilder();
    for (var letter : secret.toCharArray()) {
      var five = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter);
      bits.append(Integer.toBinaryString(32 + five).substring(1));
    }
    var key = new byte[bits.length() / 8];
    for (int at = 0; at < key.length; at++) {
      key[at] = (byte) Integer.parseInt(bits.substring(at * 8, at * 8 + 8), 2);
    }
    var mac = Mac.getInstance("HmacSHA1");
    mac.init(new SecretKeySpec(key, "HmacSHA1"));
    var step = ByteBuffer.allocate(8).putLong(System.currentTimeMillis() / 30_000).array();
    var digest = ByteBuffer.wrap(mac.doFinal(step));
    var number = digest.getInt(digest.get(19) & 15) & Integer.MAX_VALUE;
    return String.format("%06d", number % 1_000_000);
  }

  @Test
  void code() throws Exception {
    driver.get("http://localhost:3000/session");
    var password = driver.findElement(By.id("password-standard")).getText();
    driver.findElement(By.id("code-name")).sendKeys("standard");
    driver.findElement(By.id("code-password")).sendKeys(password);
    driver.findElement(By.id("code-submit")).click();
    var state = By.id("code-state");
    wait.until(
        ExpectedConditions.textToBePresentInElementLocated(state, "The password is right."));
    var secret = driver.findElement(By.id("secret")).getText();
    driver.findElement(By.id("one-time-code")).sendKeys(codeOf(secret));
    driver.findElement(By.id("check-one-time-code")).click();
    driver.findElement(By.xpath("//*[@id='code-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void reuse() {
    driver.get("http://localhost:3000/session");
    var password = driver.findElement(By.id("password-standard")).getText();
    driver.findElement(By.id("reuse-name")).sendKeys("standard");
    driver.findElement(By.id("reuse-password")).sendKeys(password);
    driver.findElement(By.id("reuse-submit")).click();
    var state = By.id("reuse-state");
    wait.until(
        ExpectedConditions.textToBePresentInElementLocated(
            state, "You are logged in as standard."));
    driver.navigate().refresh();
    driver.findElement(By.id("show-account")).click();
    driver.findElement(By.xpath("//*[@id='reuse-outcome'][starts-with(., 'Done:')]"));
  }
}
