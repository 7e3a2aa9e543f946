import { words, type DemoPage, type DemoSection } from './page.ts'

const intro = `
<p>Write to us, call us or visit us. The office is open Monday to Saturday, 9 am to 5 pm, and until 7 pm on Thursdays. Selvi
speaks Tamil and English; Anand speaks Tamil, Hindi and English.</p>
<p>If a child is hurt, ill or late, call the office immediately: <a href="tel:+914455500123">044 5550 0123</a>.</p>
`

const place: DemoSection = {
  section_name: 'Where we are',
  section_type: 'map',
  title: 'Find us',
  content: {
    label: 'Asha Community School and Shop',
    address: '14 Thendral Street, Besant Nagar, Chennai 600 090. Step-free access at the side gate.',
    latitude: 13.0003,
    longitude: 80.2667,
  },
}

export const contactUs: DemoPage = {
  route: 'contact-us',
  title: 'Contact us',
  description: 'Address, opening hours and contact details of the Asha office.',
  image: null,
  sections: [words('Hours', intro), place],
}
