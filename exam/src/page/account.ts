import { copyInto } from './copy';
import { type Control, isControl, putInto, setFirst, stateOf } from './fields';
import { getter, isElement, isHtml, isNode, windowOf } from './nodes';

/** What an outcome can ask for is written by methods and fields of these. */
const WRITERS =
  /^(Node|CharacterData|Text|Element|(HTML|SVG)Element|DocumentFragment|ShadowRoot|HTML(Input|TextArea|Select|Option|OptGroup|Button|Label|Form|FieldSet|Details|Dialog|Progress|Meter|Output|Anchor|LI|OList|Template|Table\w*)Element)$/;
const WRITES =
  /^(after|append|attachShadow$|before|delete[A-Z]|insert|moveBefore|normalize|prepend|remove|replace|reset$|set(Attr|HTML|Range)|splitText|toggleAttribute|substring)/;
const DIALOGS = /^(show|showModal|close)$/;
/** The page reads by these what a field holds. */
const FIELDS = /^HTML(Input|TextArea|Select|Option)Element$/;
const HOLDS = /^(value|valueAs\w+|checked|files|selected\w*)$/;
/** The page reads by these what any field holds. */
const OTHERS =
  /^(RadioNodeList\.value|ValidityState\.(?!constructor)\w+|HTMLOptionsCollection\.selectedIndex|HTMLCollection\.(length|item|namedItem)|HTML\w+Element\.(validity|validationMessage|selection(Start|End|Direction)|textLength|(check|report)Validity)|(Node|Document)\.(clone|import)Node|\w+\.(matches|closest|webkitMatchesSelector|querySelector(All)?))$/;
/** These change more than the node itself, its parent and what they are given. */
const DEEP = /^(normalize|reset|remove|length|value|selected\w*|(insert|delete)(Row|Cell|Caption|T\w+))$/;
/** These make new nodes of a text. */
const PARSES = /HTML|^textContent$|^innerText$|^append$|^prepend$|^replaceChildren$/;

interface Watch {
  /** A call of the page begins. It changes only what it may change. */
  before(mayChange: (target: Node) => boolean): void;
  after(): void;
  /** A call of the page failed that would have worked in what it wrote. */
  broke(method: string): void;
  /** The page reads what a field holds. */
  reads(control: Control): void;
  attached(root: ShadowRoot): void;
}

/** The code of one window may write into the documents of others of its origin: an editor does that with its frame. So their accounts share this. */
interface Shared {
  written: WeakMap<Node, Node>;
  placed: WeakSet<Node>;
  /** How many calls of the pages run, one in the other. */
  calls: number;
  /** Calls of the exam itself are not the page's. */
  busy: boolean;
}

/** The part of an account that other windows need. */
interface Desk {
  shared: Shared;
  of(node: Node): Node;
  watch: Watch;
}

const DESK = '__playgroundDesk';

/** Undefined for a document without a window, and for a window of another origin. */
function deskOf(view: Window | null | undefined): Desk | undefined {
  try {
    return (view as unknown as Record<string, Desk> | undefined)?.[DESK];
  } catch {
    return undefined;
  }
}

const childrenOf = getter<NodeListOf<ChildNode>>(Node.prototype, 'childNodes');
const rootOf = getter<ShadowRoot | null>(Element.prototype, 'shadowRoot');

/**
 * Keeps a second document with what the page's own code writes: each of its calls that changes the document is repeated there. Nobody else
 * can reach that document, so whatever others do to the first one changes nothing in it.
 */
export function keepAccount(watch: Watch) {
  const inert = document.implementation.createHTMLDocument();
  const { appendChild } = Node.prototype;
  const { importNode } = Document.prototype;
  inert.removeChild(inert.documentElement);
  const none: Shared = { written: new WeakMap(), placed: new WeakSet(), calls: 0, busy: false };
  const shared = deskOf(window.parent)?.shared ?? none;
  const { written, placed } = shared;
  let isMounted = false;
  const quietly = <Result>(act: () => Result): Result => {
    const outer = shared.busy;
    shared.busy = true;
    try {
      return act();
    } finally {
      shared.busy = outer;
    }
  };

  /** What the parser made, as it made it. */
  const parsed = new WeakMap<Node, Node>();
  let isParsed = false;
  const learn = (node: Node, isAll = false) => {
    const isLate = !isAll && isHtml(node, 'select', 'textarea');
    if (!isLate && !parsed.has(node) && node !== document) {
      parsed.set(node, isControl(node) ? fieldOf(node) : importNode.call(inert, node, false));
      isParsed = true;
    }
    for (const child of childrenOf.call(node)) learn(child, isAll);
    const root = isElement(node) && rootOf.call(node);
    if (!root) return;
    watch.attached(root);
    for (const child of childrenOf.call(root)) learn(child, isAll);
  };
  const parsedOf = (node: Node) => (isMounted ? undefined : parsed.get(node));

  /** Fields that the page's code did not make: those of a document that is a file. */
  const fields = new WeakMap<Control, Control>();
  const fieldOf = (control: Control): Control => {
    if (has(control)) return written.get(control) as Control;
    const known = fields.get(control) ?? (importNode.call(inert, control, true) as Control);
    if (!fields.has(control)) {
      fields.set(control, known);
      setFirst(known);
    }
    return known;
  };
  /** A node that stands in the document and that the page did not make: the parser's, or somebody else's. Only its place counts. */
  const place = (node: Node): Node => {
    placed.add(node);
    const isField = isControl(node) && !isMounted;
    const made = isField ? fieldOf(node) : inert.createElement('div');
    written.set(node, made);
    if (isField) return made;
    const around = node.parentNode && of(node.parentNode);
    // The code of a custom element is the page's, also if somebody else puts one there.
    const isForeign = isMounted && shared.calls === 0 && node.nodeName.includes('-');
    // A document holds one element.
    if (!isForeign && around && !(around === inert && inert.documentElement)) appendChild.call(around, made);
    return made;
  };
  /** A node that the page has just made. */
  const adopt = (node: Node): Node => {
    const known = written.get(node);
    if (known) return known;
    const made = importNode.call(inert, node, false);
    written.set(node, made);
    for (const child of node.childNodes) appendChild.call(made, adopt(child));
    if (isHtml(node, 'template')) appendChild.call((made as HTMLTemplateElement).content, adopt(node.content));
    return made;
  };
  const of = (node: Node): Node => {
    if (node === document) return inert;
    const known = written.get(node);
    if (known) return known;
    const desk = deskAt(node);
    if (desk !== mine) return desk.of(node);
    return node.isConnected && node.ownerDocument === document ? place(node) : adopt(node);
  };
  const mine: Desk = { shared, of, watch };
  Object.defineProperty(window, DESK, { value: mine });
  /** That of the window that shows a node. */
  const deskAt = (node: unknown): Desk => {
    const desk = deskOf(windowOf(node));
    return desk?.shared === shared ? desk : mine;
  };
  /** Not of another document: others may take elements from a page that they opened in a frame. */
  const ownOf = (node: Node) => {
    const made = written.get(node);
    return made?.ownerDocument === inert ? made : undefined;
  };
  const has = (node: Node) => ownOf(node) !== undefined && !placed.has(node);
  /** Nodes that the browser made of the same text in both documents. */
  const pair = (real: Node, own: Node) => {
    const [some, others] = [[...real.childNodes], [...own.childNodes]];
    if (some.length !== others.length || some.some(({ nodeName }, i) => nodeName !== others[i]?.nodeName)) return;
    some.forEach((child, i) => {
      if (written.has(child)) return;
      written.set(child, others[i] as Node);
      pair(child, others[i] as Node);
    });
  };
  const given = (value: unknown): unknown => {
    if (isNode(value)) return of(value);
    return Array.isArray(value) ? value.map(given) : value;
  };
  /** The page may insert before something that it did not make. */
  const nextKnown = (ref: Node | null, parent: Node): Node | null => {
    for (let node = ref; node; node = node.nextSibling) {
      const own = written.get(node);
      if (own?.parentNode === parent) return own;
    }
    return null;
  };

  const changedBy = (key: string, self: Node, args: unknown[]) => {
    const nodes = [self, ...args].filter(isNode);
    const changed = new Set<Node | null>([...nodes, ...nodes.map(({ parentNode }) => parentNode)]);
    return (target: Node) => changed.has(target) || (DEEP.test(key) && self.contains(target));
  };

  type Method = (this: Node, ...args: unknown[]) => unknown;
  const repeated = (key: string, native: Method): Method =>
    function (...args) {
      if (shared.busy) return native.apply(this, args);
      const { watch } = deskAt(this);
      watch.before(changedBy(key, this, args));
      let own: Node | undefined;
      let result: unknown;
      let failed = false;
      quietly(() => {
        try {
          own = of(this);
          const others = args.map((arg, i) =>
            i === 1 && /Before$/.test(key) ? nextKnown(arg as Node | null, own as Node) : given(arg),
          );
          if (!DIALOGS.test(key)) result = native.apply(own, others);
        } catch {
          failed = true;
        }
      });
      shared.calls += 1;
      try {
        const real = native.apply(this, args);
        quietly(() => {
          if (isNode(real) && isNode(result) && !written.has(real)) written.set(real, result);
          if (own && PARSES.test(key)) pair(this, own);
          if (key === 'attachShadow') watch.attached(real as ShadowRoot);
          if (own && DIALOGS.test(key)) (own as Element).toggleAttribute('open', (this as HTMLDialogElement).open);
        });
        return real;
      } catch (error) {
        if (!failed && error instanceof DOMException) watch.broke(key);
        throw error;
      } finally {
        shared.calls -= 1;
        watch.after();
      }
    };

  /** An outcome does not ask for what this writes. */
  const passed = (native: Method): Method =>
    function (...args) {
      if (shared.busy) return native.apply(this, args);
      const { watch } = deskAt(this);
      watch.before(() => true);
      try {
        return native.apply(this, args);
      } finally {
        watch.after();
      }
    };

  const asked = (native: () => unknown) =>
    function (this: Element) {
      const control = isHtml(this, 'option') ? this.closest('select') : this;
      if (!shared.busy && isControl(control)) watch.reads(control);
      const result = native.call(this);
      if (result instanceof HTMLCollection) chosen.add(result);
      return result;
    };
  /** What a page got of these lists changes with what the field holds. */
  const chosen = new WeakSet<object>();
  const { querySelectorAll } = Document.prototype;
  const askedOfAll = (key: string, native: Method): Method =>
    function (...args) {
      const isSelector = /^(matches|closest|webkit|query)/.test(key);
      const isRead = isSelector ? String(args[0]).includes(':') : !isList(this) || chosen.has(this);
      if (!shared.busy && isRead)
        for (const one of querySelectorAll.call(document, 'input, textarea, select')) watch.reads(one as Control);
      return native.apply(this, args);
    };
  const isList = (one: object) => one instanceof HTMLCollection && !(one instanceof HTMLOptionsCollection);

  for (const name of Object.getOwnPropertyNames(window).filter((one) => /^[A-Z]/.test(one))) {
    const prototype = (window as unknown as Record<string, { prototype?: object } | undefined>)[name]?.prototype;
    for (const [key, read] of Object.entries(Object.getOwnPropertyDescriptors(prototype ?? {}))) {
      if (!OTHERS.test(`${name}.${key}`)) continue;
      const kind = read.get ? 'get' : 'value';
      Object.defineProperty(prototype, key, { ...read, [kind]: askedOfAll(key, read[kind]) });
    }
    if (!prototype || !(prototype === Node.prototype || prototype instanceof Node)) continue;
    for (const [key, { value, set, ...others }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (!others.configurable || /^on/.test(key)) continue;
      const isRead = others.get && HOLDS.test(key) && FIELDS.test(name);
      if (others.get && isRead) others.get = asked(others.get);
      if (set && !WRITERS.test(name)) Object.defineProperty(prototype, key, { ...others, set: passed(set as Method) });
      else if (set && key !== 'style') {
        Object.defineProperty(prototype, key, { ...others, set: repeated(key, set as Method) });
      } else if (!WRITERS.test(name)) continue;
      else if (isRead) Object.defineProperty(prototype, key, others);
      else if (typeof value === 'function' && (WRITES.test(key) || (DIALOGS.test(key) && /Dialog/.test(name)))) {
        Object.defineProperty(prototype, key, { ...others, value: repeated(key, value) });
      }
    }
  }
  for (const key of ['deleteContents', 'extractContents', 'insertNode', 'surroundContents'] as const) {
    Object.assign(Range.prototype, { [key]: passed(Range.prototype[key] as unknown as Method) });
  }
  // A style has its fields by no prototype.
  const styles = new WeakMap<object, CSSStyleDeclaration>();
  const { get: styleOf, ...style } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'style') ?? {};
  Object.defineProperty(HTMLElement.prototype, 'style', {
    ...style,
    get(this: HTMLElement) {
      const real: CSSStyleDeclaration = styleOf?.call(this);
      if (shared.busy) return real;
      const own = (): CSSStyleDeclaration => quietly(() => styleOf?.call(of(this)));
      const known = styles.get(real);
      if (known) return known;
      const both = new Proxy(real, {
        get(target, key) {
          const value = Reflect.get(target, key, target);
          if (typeof value !== 'function') return value;
          return (...args: unknown[]) => {
            if (/^(set|remove)Property$/.test(String(key))) Reflect.apply(value, own(), args);
            return Reflect.apply(value, target, args);
          };
        },
        set(target, key, value) {
          Reflect.set(own(), key, value);
          return Reflect.set(target, key, value);
        },
      });
      styles.set(real, both);
      return both;
    },
  });

  return {
    /** The page's code made this node, and it is known what the page wrote there. */
    has: (node: Node) => has(node) || parsedOf(node) !== undefined,
    /** What the page wrote there. */
    of: (node: Node) => (has(node) ? undefined : parsedOf(node)) ?? ownOf(node),
    /** Whether React draws this document, so that the page's code makes all that is in it. */
    isMounted: () => isMounted,
    /** Whether it is known what belongs to this document: what the page's code made, or else what the parser did. */
    isKnown: () => isMounted || isParsed,
    /** What the parser made. It may not have written all of it yet. */
    learn: (node: Node, isAll?: boolean) => quietly(() => learn(node, isAll)),
    mount() {
      isMounted = true;
    },
    /** A new document begins. */
    clear() {
      isMounted = false;
      isParsed = false;
      quietly(() => inert.replaceChildren());
    },
    /** The browser gives the fields of a form what they had first. */
    reset: (form: HTMLFormElement) => quietly(() => HTMLFormElement.prototype.reset.call(form)),
    /** The browser changed what a field holds, for a person or a tool. */
    note: (control: Control) =>
      quietly(() => putInto(fieldOf(control), control, has(control) ? (option) => written.get(option) : undefined)),
    /** Whether a field holds something else than the page or the browser put there. */
    isForeign: (control: Control) =>
      quietly(() => {
        // Others may add fields to a page.
        if (isMounted && !has(control)) return false;
        // A choice among radio buttons changes the others, and those of a file are not in one group here.
        if (control.type === 'radio' && !(control as HTMLInputElement).checked) return false;
        return stateOf(fieldOf(control)) !== stateOf(control);
      }),
    /** Looks at what the page wrote, or, in a document that is a file, at what stands there. */
    inside: <Result>(look: (root: Document) => Result, isFile = false) =>
      quietly(() => {
        // Nobody else's script gets into a closed root while this one runs.
        const host = document.createElement('div');
        const root = host.attachShadow({ mode: 'closed' });
        const sheet = new CSSStyleSheet();
        // No rule of the document outside wins over an important one in here. A block has spaces around it in a name.
        sheet.replaceSync(':host { all: initial !important } .visually-hidden { position: absolute }');
        root.adoptedStyleSheets = [sheet];
        copyInto(inert, root);
        document.documentElement.appendChild(host);
        try {
          return look((isFile ? document : root) as Document);
        } finally {
          host.remove();
        }
      }),
    /** Does something that is not the page's. */
    quietly,
  };
}
