import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'browsers-own-message': {
    name: "Browser's own message",
    goal: 'Type the number below into ‘Number of guests’, and press ‘Book table’. Type the message that the browser shows into ‘Its message’, and press ‘Check message’.',
    hard: 'The browser refuses the number and says why in a bubble of its own. The message is not in the document.',
  },
  summary: {
    name: 'Summary',
    goal: 'Press ‘Send order’. Follow each link of the summary, and correct its field with the e-mail and the town below. Press ‘Send order’ again.',
    hard: 'The summary of what is wrong takes the focus. What you type at once goes nowhere.',
  },
  'name-taken': {
    name: 'Name taken',
    goal: 'Type the user name below into ‘User name’, and press ‘Register’. Then register the free name that the server offers.',
    hard: 'The name is taken, and only the server knows which one is free. Its answer comes a moment after the press.',
  },
  'enabled-when-right': {
    name: 'Enabled when right',
    goal: 'Type the password below into ‘New password’ and ‘New password again’, and press ‘Save password’.',
    hard: 'The button is disabled until both fields are right. The page checks a field only when the focus leaves it.',
  },
  'enabled-after-three-seconds': {
    name: 'Enabled after three seconds',
    goal: 'Type the word below into ‘Message’. When ‘Post message’ is enabled, press it.',
    hard: 'The button is enabled three seconds after your last change. Until then it looks disabled but takes presses, and each is a miss.',
  },
  'field-nobody-sees': {
    name: 'Field nobody sees',
    goal: 'Type the name and the address below into ‘Nickname’ and ‘Contact’. Leave each field empty that a person cannot see. Then press ‘Join’.',
    hard: 'A further field is far off the screen. Only programs find it, so a form with text in it is refused.',
  },
  'checked-while-typing': {
    name: 'Checked while typing',
    goal: 'Type the name below into ‘Team name’. Then type the free name that the server offers. When the answer about it has come, press ‘Take this name’.',
    hard: 'Each change asks the server. Answers about short texts come later, so the last answer may be about an older text.',
  },
  'two-steps-and-back': {
    name: 'Two steps and back',
    goal: 'Type the first address below into ‘Address’, and press ‘Next’. Type the town below into ‘Town’, and press ‘Back’. Replace the address with the second one, and press ‘Next’. Then press ‘Send’.',
    hard: 'The fields of one step are not in the document during the other step. The page keeps what you typed.',
  },
});
