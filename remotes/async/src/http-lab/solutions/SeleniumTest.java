import java.time.Duration;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WindowType;
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
  void status() {
    driver.get("http://localhost:3000/httpLab");
    var status = driver.findElement(By.id("wanted-status")).getText();
    driver.findElement(By.id("asked-status")).sendKeys(status);
    driver.findElement(By.id("check-asked-status")).click();
    driver.findElement(By.xpath("//*[@id='status-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void redirects() {
    driver.get("http://localhost:3000/httpLab");
    driver.findElement(By.id("ask-redirects")).click();
    var answer = By.id("redirects-answer");
    wait.until(ExpectedConditions.textToBePresentInElementLocated(answer, "status 200"));
    // The page shows the requests that the server saw.
    driver.findElement(By.id("ask-server")).click();
    var seen = driver.findElement(By.id("seen")).getText();
    var requests = Pattern.compile("/lab/hops/\\d+").matcher(seen).results().count();
    driver.findElement(By.id("number-of-redirects")).sendKeys(String.valueOf(requests - 1));
    driver.findElement(By.id("check-number-of-redirects")).click();
    driver.findElement(By.xpath("//*[@id='redirects-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void cors() {
    driver.get("http://localhost:3000/httpLab");
    driver.findElement(By.id("ask-without-permission")).click();
    var address = driver.findElement(By.id("cors-address")).getText();
    // CORS refuses the answer to the page, but a tab of its own shows it.
    var tab = driver.getWindowHandle();
    driver.switchTo().newWindow(WindowType.TAB);
    driver.get(address);
    var text = driver.findElement(By.cssSelector("pre")).getText();
    driver.close();
    driver.switchTo().window(tab);
    var word = text.replaceAll("(?s).*\"word\":\\s*\"([^\"]+)\".*", "$1");
    driver.findElement(By.id("cors-word")).sendKeys(word);
    driver.findElement(By.id("check-cors-word")).click();
    driver.findElement(By.xpath("//*[@id='cors-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void basic() {
    driver.get("http://localhost:3000/httpLab");
    var name = driver.findElement(By.id("basic-name")).getText();
    var password = driver.findElement(By.id("basic-password")).getText();
    var address = driver.findElement(By.id("basic-page")).getAttribute("href");
    var tab = driver.getWindowHandle();
    driver.switchTo().newWindow(WindowType.TAB);
    driver.get(address.replace("://", "://" + name + ":" + password + "@"));
    var text = driver.findElement(By.cssSelector("body")).getText();
    driver.close();
    driver.switchTo().window(tab);
    var word = text.replaceAll("(?s).*word is (\\S+)\\..*", "$1");
    driver.findElement(By.id("basic-word")).sendKeys(word);
    driver.findElement(By.id("check-basic-word")).click();
    driver.findElement(By.xpath("//*[@id='basic-outcome'][starts-with(., 'Done:')]"));
  }
}
