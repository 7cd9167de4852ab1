/** The rule for an address, as React Hook Form reads it. */
export const EMAIL = {
  required: 'Enter an address.',
  maxLength: { value: 60, message: 'Enter 60 characters at most.' },
  pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: 'Enter an address like name@example.com.' },
};

/** The rule for a text that must not be blank. `required` accepts spaces. */
export const filled = (message: string) => (text: string) => text.trim() !== '' || message;
