import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;
import org.openqa.selenium.virtualauthenticator.VirtualAuthenticatorOptions.Transport;
import org.openqa.selenium.virtualauthenticator.VirtualAuthenticatorOptions;

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
  void register() {
    driver.addVirtualAuthenticator(
        new VirtualAuthenticatorOptions()
            .setTransport(Transport.INTERNAL)
            .setHasResidentKey(true)
            .setHasUserVerification(true)
            .setIsUserVerified(true));
    driver.get("http://localhost:3000/passkeys");
    var name = driver.findElement(By.id("user-name")).getText();
    driver.findElement(By.id("new-user")).sendKeys(name);
    driver.findElement(By.id("register-passkey")).click();
    driver.findElement(By.xpath("//*[@id='register-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void cancelled() {
    // Without a verified user, the authenticator refuses.
    driver.addVirtualAuthenticator(
        new VirtualAuthenticatorOptions()
            .setTransport(Transport.INTERNAL)
            .setHasResidentKey(true)
            .setHasUserVerification(true)
            .setIsUserVerified(false));
    driver.get("http://localhost:3000/passkeys");
    driver.findElement(By.id("ask-passkey")).click();
    var code = driver.findElement(By.id("code-to-type")).getText();
    driver.findElement(By.id("code")).sendKeys(code);
    driver.findElement(By.id("use-code")).click();
    driver.findElement(By.xpath("//*[@id='cancelled-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void secondOne() {
    var options =
        new VirtualAuthenticatorOptions()
            .setTransport(Transport.INTERNAL)
            .setHasResidentKey(true)
            .setHasUserVerification(true)
            .setIsUserVerified(true);
    var first = driver.addVirtualAuthenticator(options);
    driver.get("http://localhost:3000/passkeys");
    driver.findElement(By.id("add-passkey")).click();
    var state = By.id("second-passkeys");
    wait.until(ExpectedConditions.textToBe(state, "Passkeys of this account: 1"));
    driver.removeVirtualAuthenticator(first);
    driver.addVirtualAuthenticator(options.setTransport(Transport.USB));
    driver.findElement(By.id("add-passkey")).click();
    driver.findElement(By.xpath("//*[@id='second-one-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void fromTheField() {
    driver.addVirtualAuthenticator(
        new VirtualAuthenticatorOptions()
            .setTransport(Transport.INTERNAL)
            .setHasResidentKey(true)
            .setHasUserVerification(true)
            .setIsUserVerified(true));
    driver.get("http://localhost:3000/passkeys");
    driver.findElement(By.id("make-field-passkey")).click();
    wait.until(ExpectedConditions.textToBe(By.id("field-state"), "The passkey is made."));
    // The authenticator chooses the passkey by itself.
    driver.findElement(By.id("offer-passkeys")).click();
    driver.findElement(By.xpath("//*[@id='from-the-field-outcome'][starts-with(., 'Done:')]"));
  }
}
