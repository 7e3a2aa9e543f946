export const letters = [
  {
    username: 'Kavitha R',
    mailid: 'kavitha@letters.example',
    phonenumber: '98400 00123',
    subject: 'Bus stop in Adyar',
    message:
      'Could the morning bus wait two minutes at the library stop? The lane floods and we come round the long way.',
    state: 'new',
  },
  {
    username: 'Imran',
    mailid: 'imran@letters.example',
    phonenumber: null,
    subject: 'Kolam stamps for a wedding',
    message:
      'We would like forty rangoli stamps by the second week of January. Is that possible, and would the names of the couple fit?',
    state: 'answered',
    answer:
      'Forty can be ready by the tenth of January. The names fit if they are cut on the handle; please send us how you write them.',
  },
  {
    username: 'Sr. Mary',
    mailid: 'mary@letters.example',
    phonenumber: '044 5550 0456',
    subject: 'Two schools, one science fair',
    message:
      'Class 7 of our school has built a wave tank. May we bring it to your fair, with eleven children and a lot of towels?',
    state: 'new',
  },
] as const
