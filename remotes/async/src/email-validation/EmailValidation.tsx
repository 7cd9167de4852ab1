import { siteConfig } from '@playground/shared/siteConfig';
import SendForm from './SendForm';
import VerifyForm from './VerifyForm';

export default function EmailValidation() {
  return (
    <>
      <div className="row g-3 mb-3">
        <div className="col-lg-6">
          <SendForm />
        </div>
        <div className="col-lg-6">
          <VerifyForm />
        </div>
      </div>
      <a href={siteConfig().services.inbox} target="_blank" rel="noopener">
        Open the inbox in a new tab
      </a>
    </>
  );
}
