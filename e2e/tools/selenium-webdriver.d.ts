// What Selenium has, and @types/selenium-webdriver lacks.
import type { WebElement } from 'selenium-webdriver';
import type { VirtualAuthenticatorOptions } from 'selenium-webdriver/lib/virtual_authenticator.js';

declare module 'selenium-webdriver/lib/input' {
  interface Actions {
    scroll(x: number, y: number, deltaX: number, deltaY: number, origin: WebElement): Actions;
  }
}

declare module 'selenium-webdriver/lib/webdriver' {
  interface WebDriver {
    /** Each option has a default. Resolves with the document as PDF, in Base64. */
    printPage(): Promise<string>;
    addVirtualAuthenticator(options: VirtualAuthenticatorOptions): Promise<void>;
    removeVirtualAuthenticator(): Promise<void>;
    setDelayEnabled(enabled: boolean): Promise<void>;
    getFederalCredentialManagementDialog(): {
      accounts(): Promise<{ name: string }[]>;
      selectAccount(index: number): Promise<void>;
    };
  }
}
