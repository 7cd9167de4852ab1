import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chromium.ChromiumNetworkConditions;
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
  void cookies() {
    driver.get("http://localhost:3000/storage");
    driver.findElement(By.id("set-cookies")).click();
    wait.until(ExpectedConditions.textToBe(By.id("cookies-state"), "All four cookies are set."));
    var sum =
        driver.manage().getCookies().stream() // HttpOnly cookies too
            .filter(cookie -> cookie.getName().startsWith("storage-"))
            .mapToInt(cookie -> Integer.parseInt(cookie.getValue()))
            .sum();
    driver.findElement(By.id("cookie-sum")).sendKeys(String.valueOf(sum));
    driver.findElement(By.id("check-cookie-sum")).click();
    driver.findElement(By.xpath("//*[@id='cookies-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void indexedDb() {
    driver.get("http://localhost:3000/storage");
    driver.findElement(By.id("fill-database")).click();
    wait.until(ExpectedConditions.textToBe(By.id("database-state"), "The database is full."));
    var name = driver.findElement(By.id("database-name")).getText();
    // A text would find another parcel.
    var key = Integer.parseInt(driver.findElement(By.id("parcel-key")).getText());
    var script =
        """
        const [name, key, resolve] = arguments;
        const request = indexedDB.open(name);
        request.onsuccess = () => {
          const parcel = request.result.transaction('parcels').objectStore('parcels').get(key);
          parcel.onsuccess = () => {
            request.result.close();
            resolve(parcel.result.owner);
          };
        };
        """;
    var owner = (String) driver.executeAsyncScript(script, name, key);
    driver.findElement(By.id("parcel-owner")).sendKeys(owner);
    driver.findElement(By.id("check-parcel-owner")).click();
    driver.findElement(By.xpath("//*[@id='indexed-db-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void offline() {
    driver.get("http://localhost:3000/storage");
    driver.findElement(By.id("install-worker")).click();
    driver.switchTo().frame("offline-frame");
    wait.until(ExpectedConditions.textToBe(By.id("worker"), "Version 1 is active."));
    driver.switchTo().defaultContent();
    // Workaround: DevTools set the network.
    // https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    driver.setNetworkConditions(new ChromiumNetworkConditions().setOffline(true));
    driver.findElement(By.id("load-offline-page")).click();
    driver.findElement(By.xpath("//*[@id='offline-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void partitioned() {
    driver.get("http://localhost:3000/storage");
    driver.findElement(By.id("store-in-both")).click();
    var name = driver.findElement(By.id("flavour-name")).getText();
    driver.switchTo().frame("storing-frame");
    driver.findElement(By.xpath("//*[text()='This frame has stored its word.']"));
    var word = (String) driver.executeScript("return localStorage.getItem(arguments[0])", name);
    driver.switchTo().defaultContent();
    driver.findElement(By.id("frame-word")).sendKeys(word);
    driver.findElement(By.id("check-frame-word")).click();
    driver.findElement(By.xpath("//*[@id='partitioned-outcome'][starts-with(., 'Done:')]"));
  }
}
