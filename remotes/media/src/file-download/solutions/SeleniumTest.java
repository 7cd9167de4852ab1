import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Map;
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

  @BeforeEach
  void open() {
    var options = new ChromeOptions();
    options.setExperimentalOption(
        "prefs", Map.of("download.default_directory", downloads.toString()));
    driver = new ChromeDriver(options);
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void pdf() throws Exception {
    driver.get("http://localhost:3000/fileDownload");
    driver.findElement(By.xpath("//button[.='PDF']")).click();
    driver.findElement(By.xpath("//main//output[.='Downloaded sample.pdf']"));
    // Chrome gives a download its name when the file is whole.
    var file = downloads.resolve("sample.pdf");
    new WebDriverWait(driver, Duration.ofSeconds(5)).until(saved -> Files.exists(file));
    var digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
    assertEquals(
        "c16d4b90c1eea05d972c4c1d50bc9580b162d876d5e3931301ccc2e71e16b94f",
        HexFormat.of().formatHex(digest));
  }

  @Test
  void csv() throws Exception {
    driver.get("http://localhost:3000/fileDownload");
    driver.findElement(By.xpath("//button[.='CSV']")).click();
    driver.findElement(By.xpath("//main//output[.='Downloaded sample.csv']"));
    // Chrome gives a download its name when the file is whole.
    var file = downloads.resolve("sample.csv");
    new WebDriverWait(driver, Duration.ofSeconds(5)).until(saved -> Files.exists(file));
    var lines = Files.readAllLines(file);
    assertEquals("Fruit,City,Baskets", lines.get(0));
    assertEquals("42", lines.get(lines.size() - 1).split(",")[2]);
  }
}
