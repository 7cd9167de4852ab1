import { ShadowRoot } from '@playground/shared/ShadowRoot';
import { type ReactNode, useId, useState } from 'react';
import ClickButton from './ClickButton';
import { shadowSheet } from './sheet';

export default function ShadowDom() {
  const [sheets] = useState(() => [shadowSheet()]);
  return (
    <div className="row g-3">
      <Place title="In the page">
        <ClickButton name="First button" />
      </Place>
      <Place title="In a shadow root">
        <ShadowRoot className="btn-primary" sheets={sheets}>
          <ClickButton name="Second button" />
        </ShadowRoot>
      </Place>
      <Place title="In another shadow root">
        <ShadowRoot className="btn-primary" sheets={sheets}>
          <ClickButton name="Third button" />
        </ShadowRoot>
      </Place>
      <Place title="Three roots, one inside the other">
        <ShadowRoot sheets={sheets}>
          <div className="level">
            <p>Text of the first level</p>
            <ShadowRoot sheets={sheets}>
              <div className="level">
                <p>Text of the second level</p>
                <ShadowRoot sheets={sheets}>
                  <div className="level">Text of the third level</div>
                </ShadowRoot>
              </div>
            </ShadowRoot>
          </div>
        </ShadowRoot>
      </Place>
    </div>
  );
}

function Place({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="col-12 col-md-6" aria-labelledby={id}>
      <div className="card h-100">
        <div className="card-body">
          <h2 className="h5 card-title" id={id}>
            {title}
          </h2>
          {children}
        </div>
      </div>
    </section>
  );
}
