import { siteConfig } from '@playground/kit/siteConfig';
import { useState } from 'react';
import SendForm from './SendForm';
import VerifyForm from './VerifyForm';

export default function EmailValidation() {
  const [sentTo, setSentTo] = useState<string>();
  const { inbox } = siteConfig().services;
  return (
    <>
      <div className="row g-3 mb-3">
        <div className="col-lg-6">
          <SendForm onSent={setSentTo} />
        </div>
        <div className="col-lg-6">
          <VerifyForm />
        </div>
      </div>
      <a href={sentTo ? `${inbox}/mailbox/${encodeURIComponent(sentTo)}` : inbox} target="_blank" rel="noopener">
        Open the inbox in a new tab
      </a>
    </>
  );
}
