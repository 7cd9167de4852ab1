import { type ReactNode, useState } from 'react';
import ShadowRoot from '../../shared/ShadowRoot';
import ClickButton from './ClickButton';
import { shadowSheet } from './sheet';

export default function ShadowDom() {
  const [sheets] = useState(() => [shadowSheet()]);
  return (
    <div className="row g-3">
      <Place id="in-the-page" title="In the page">
        <ClickButton name="First button" />
      </Place>
      <Place id="in-a-root" title="In a shadow root">
        <ShadowRoot host={{ id: 'second-button-host', className: 'btn-primary' }} sheets={sheets}>
          <ClickButton name="Second button" />
        </ShadowRoot>
      </Place>
      <Place id="in-another-root" title="In another shadow root">
        <ShadowRoot host={{ id: 'third-button-host', className: 'btn-primary' }} sheets={sheets}>
          <ClickButton name="Third button" />
        </ShadowRoot>
      </Place>
      <Place id="in-three-roots" title="Three roots, one inside the other">
        <ShadowRoot host={{ id: 'first-level-host' }} sheets={sheets}>
          <div className="level">
            <p>Text of the first level</p>
            <ShadowRoot host={{ id: 'second-level-host' }} sheets={sheets}>
              <div className="level">
                <p>Text of the second level</p>
                <ShadowRoot host={{ id: 'third-level-host' }} sheets={sheets}>
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

interface PlaceProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Place({ id, title, children }: PlaceProps) {
  return (
    <section className="col-12 col-md-6" id={id} aria-labelledby={`${id}-title`}>
      <div className="card h-100">
        <div className="card-body">
          <h2 className="h5 card-title" id={`${id}-title`}>
            {title}
          </h2>
          {children}
        </div>
      </div>
    </section>
  );
}
