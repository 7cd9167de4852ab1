import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;

class SeleniumTest {
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
  void editableBlock() {
    driver.get("http://localhost:3000/richText");
    var wanted = driver.findElement(By.id("note-wanted")).getText();
    // clear() would empty the block by a script.
    driver.findElement(By.id("note")).sendKeys(Keys.chord(Keys.CONTROL, "a"), wanted);
    driver.findElement(By.id("check-note")).click();
    driver.findElement(By.xpath("//*[@id='editable-block-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void codeEditor() {
    driver.get("http://localhost:3000/richText");
    var lamp = driver.findElement(By.id("lamp-wanted")).getText().replace("lamp-", "");
    var value = driver.findElement(By.id("value-wanted")).getText();
    driver.findElement(By.id("open-code")).click();
    var host = driver.findElement(By.id("lamps-host"));
    var code = host.getShadowRoot().findElement(By.cssSelector("#lamps"));
    // The line of the lamp is not in the document until the cursor comes near.
    // All keys in one call, because each call moves the cursor to the end first.
    var home = Keys.chord(Keys.CONTROL, Keys.HOME);
    var down = Keys.ARROW_DOWN.toString().repeat(Integer.parseInt(lamp) - 1);
    code.sendKeys(home, down, Keys.END, Keys.BACK_SPACE, Keys.BACK_SPACE, value);
    driver.findElement(By.id("check-code")).click();
    driver.findElement(By.xpath("//*[@id='code-editor-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void mention() {
    driver.get("http://localhost:3000/richText");
    var person = driver.findElement(By.id("person-wanted")).getText();
    // An editor is there as soon as its code is.
    var editor = driver.findElement(By.cssSelector("#invitation[contenteditable]"));
    editor.sendKeys("@" + person.split(" ")[0]);
    driver.findElement(By.xpath("//*[@role='option'][.='" + person + "']")).click();
    driver.findElement(By.id("check-mention")).click();
    driver.findElement(By.xpath("//*[@id='mention-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void composedText() {
    // Workaround: WebDriver has no input method, but the protocol of Chrome has one.
    // https://github.com/w3c/webdriver/issues/1683
    driver.get("http://localhost:3000/richText");
    var text = driver.findElement(By.id("word-wanted")).getText();
    driver.findElement(By.cssSelector("#word[contenteditable]")).click();
    driver.executeCdpCommand(
        "Input.imeSetComposition",
        Map.of("text", text, "selectionStart", text.length(), "selectionEnd", text.length()));
    driver.executeCdpCommand("Input.insertText", Map.of("text", text)); // ends the composition
    driver.findElement(By.id("check-word")).click();
    driver.findElement(By.xpath("//*[@id='composed-text-outcome'][starts-with(., 'Done:')]"));
  }
}
