import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.support.ui.WebDriverWait;

class SeleniumTest {
  @TempDir Path downloads;
  ChromeDriver driver;
  WebDriverWait wait;

  @BeforeEach
  void open() {
    var options = new ChromeOptions();
    options.setExperimentalOption(
        "prefs", Map.of("download.default_directory", downloads.toString()));
    driver = new ChromeDriver(options);
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
    wait = new WebDriverWait(driver, Duration.ofSeconds(5));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void attachment() throws Exception {
    driver.get("http://localhost:3000/downloadModes");
    driver.findElement(By.id("download-letter")).click();
    var file = downloads.resolve("Grüße.txt");
    wait.until(saved -> Files.exists(file));
    var word = Pattern.compile("is (\\S+)\\.").matcher(Files.readString(file));
    assertTrue(word.find());
    driver.findElement(By.id("letter-word")).sendKeys(word.group(1));
    driver.findElement(By.id("check-letter-word")).click();
    driver.findElement(By.xpath("//*[@id='attachment-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void objectUrl() throws Exception {
    driver.get("http://localhost:3000/downloadModes");
    driver.findElement(By.id("download-parcel")).click();
    var file = downloads.resolve("parcel.bin");
    wait.until(saved -> Files.exists(file));
    var digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
    var start = HexFormat.of().formatHex(digest, 0, 4);
    driver.findElement(By.id("parcel-digest")).sendKeys(start);
    driver.findElement(By.id("check-parcel-digest")).click();
    driver.findElement(By.xpath("//*[@id='object-url-outcome'][starts-with(., 'Done:')]"));
  }
}
