import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;

class SeleniumTest {
  @TempDir Path files;
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
  void drop() throws Exception {
    // Workaround: WebDriver has no way to drop a file, so CDP does it instead, see
    // https://github.com/Bumblebee/Bumblebee/issues/89
    var file = Files.writeString(files.resolve("notes.txt"), "notes");
    driver.get("http://localhost:3000/dropZone");
    var area = driver.findElement(By.id("drop-area"));
    // In the middle, nothing else of the page is above it.
    driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", area);
    var corner = "const { x, y } = arguments[0].getBoundingClientRect(); return [x + 20, y + 20]";
    var place = (List<?>) driver.executeScript(corner, area);
    var data =
        Map.of("items", List.of(), "files", List.of(file.toString()), "dragOperationsMask", 1);
    for (var step : List.of("dragEnter", "dragOver", "drop")) {
      driver.executeCdpCommand(
          "Input.dispatchDragEvent",
          Map.of("type", step, "x", place.get(0), "y", place.get(1), "data", data));
    }
    driver.findElement(By.xpath("//*[@id='drop-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void hiddenInput() throws Exception {
    var file = Files.writeString(files.resolve("notes.txt"), "notes");
    driver.get("http://localhost:3000/dropZone");
    // A hidden file input takes keys too.
    driver.findElement(By.id("hidden-file")).sendKeys(file.toString());
    driver.findElement(By.id("upload-hidden-file")).click();
    driver.findElement(By.xpath("//*[@id='hidden-input-outcome'][starts-with(., 'Done:')]"));
  }
}
