import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
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
  void create() {
    driver.get("http://localhost:3000/rest");
    var title = driver.findElement(By.id("title-to-create")).getText();
    var text = driver.findElement(By.id("text-to-create")).getText();
    driver.findElement(By.id("new-title")).sendKeys(title);
    driver.findElement(By.id("new-note")).sendKeys(text);
    driver.findElement(By.id("create-note")).click();
    // The page shows the answers of the server.
    var created = By.xpath("//*[@id='create-calls']/li[contains(., '201')]");
    var answer = driver.findElement(created).getText();
    var id = answer.replaceAll("(?s).*\"id\":\"(\\w+)\".*", "$1");
    driver.findElement(By.id("note-id")).sendKeys(id);
    driver.findElement(By.id("find-note")).click();
    driver.findElement(By.xpath("//*[@id='create-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void flaky() {
    driver.get("http://localhost:3000/rest");
    var answer = By.id("flaky-answer");
    for (var id : List.of("add-1", "add-2", "add-3", "check-notes")) {
      var button = driver.findElement(By.id(id));
      var answered = button.getText() + ": the server answered";
      do {
        button.click();
        wait.until(ExpectedConditions.textToBePresentInElementLocated(answer, answered));
      } while (driver.findElement(answer).getText().endsWith("503."));
    }
    driver.findElement(By.xpath("//*[@id='flaky-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void conflict() {
    driver.get("http://localhost:3000/rest");
    var word = driver.findElement(By.id("word-to-add")).getText();
    driver.findElement(By.id("open-note")).click();
    var text = driver.findElement(By.id("conflict-text")).getText();
    var field = driver.findElement(By.id("new-text"));
    field.sendKeys(text + " " + word);
    driver.findElement(By.id("save-note")).click();
    driver.findElement(By.cssSelector("#conflict [role=alert]"));
    driver.findElement(By.id("show-their-text")).click();
    var note = By.id("conflict-note");
    wait.until(ExpectedConditions.textToBePresentInElementLocated(note, "version 2"));
    var theirs = driver.findElement(By.id("conflict-text")).getText();
    // clear() would empty the field by a script.
    field.sendKeys(Keys.chord(Keys.CONTROL, "a"), theirs + " " + word);
    driver.findElement(By.id("save-note")).click();
    driver.findElement(By.xpath("//*[@id='conflict-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void prepared() throws Exception {
    driver.get("http://localhost:3000/rest");
    var address = driver.findElement(By.id("prepared-address")).getText();
    var note = driver.findElement(By.id("prepared-json")).getText();
    var request =
        HttpRequest.newBuilder(URI.create(address))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(note))
            .build();
    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.discarding());
    driver.findElement(By.id("show-prepared")).click();
    driver.findElement(By.xpath("//*[@id='prepared-outcome'][starts-with(., 'Done:')]"));
  }
}
