import { siteConfig } from '@playground/shared/config';
import SendForm from './SendForm';
import VerifyForm from './VerifyForm';

export default function EmailValidation() {
  return (
    <>
      <SendForm />
      <VerifyForm />
      <a href={siteConfig().services.inbox} target="_blank" rel="noopener">
        Open the inbox in a new tab
      </a>
    </>
  );
}
