import type { PlatformConfig } from '@vitrina/contract/config';
import { questions } from './content/faq.computed.ts';

/** Schema.org data of the public pages: https://schema.org/Organization */
export const organization = ({
  brand,
  publicOrigin = '',
}: PlatformConfig): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.legalName,
  url: `${publicOrigin}/`,
  logo: `${publicOrigin}/social.png`,
  email: brand.email,
  telephone: brand.phone,
  address: brand.legalAddress,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    telephone: brand.phone,
    email: brand.email,
    availableLanguage: 'ro',
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '09:00',
      closes: '17:00',
    },
  },
});

/** https://schema.org/FAQPage */
export const faqPage = (): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});
