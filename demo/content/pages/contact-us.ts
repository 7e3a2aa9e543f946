import { words, type DemoPage, type DemoSection } from './page.ts'

const intro = `
<p>Write, call or come by. The office is open Monday to Saturday, 9 am to 5 pm, and until 7 pm on Thursdays for parents who
work. Selvi speaks Tamil and English, Anand speaks Tamil, Hindi and English.</p>
<p>Is a child hurt, ill or late, call the office at once: <a href="tel:+914455500123">044 5550 0123</a>.</p>
`

const place: DemoSection = {
  section_name: 'Where we are',
  section_type: 'map',
  title: 'Find us',
  content: {
    label: 'Asha Community School and Shop',
    address: '14 Thendral Street, Besant Nagar, Chennai 600 090. Step-free from the side gate.',
    latitude: 13.0003,
    longitude: 80.2667,
  },
}

export const contactUs: DemoPage = {
  route: 'contact-us',
  title: 'Contact us',
  description: 'Where the Asha office is, when it is open, and how to write to it.',
  image: null,
  sections: [words('Hours', intro), place],
}
