// The configuration that a server writes into every document of the shell.
const site = {
  shell: 'http://localhost:3000',
  remotes: [],
  services: {
    mail: 'http://localhost:3100',
    geocoder: 'http://localhost:3100',
    inbox: 'http://localhost:3101',
  },
};

const block = document.createElement('script');
Object.assign(block, { type: 'application/json', id: 'playground', textContent: JSON.stringify(site) });
document.head.append(block);

// jsdom has no screen, so nothing comes near it.
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
