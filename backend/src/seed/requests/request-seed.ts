import type { QuestionnaireAnswers } from '@vitrina/contract/questionnaire';
import type { RequestStatus } from '@vitrina/contract/rules/request-status';

/** A request for a website and, when it was completed, the site that came of it. */
export interface RequestSeed {
  /** Who sent it; a guest leaves e-mail and phone only. */
  from: { email: string; phone: string; guest?: true };
  status: RequestStatus;
  /** How long ago it was sent. */
  daysAgo: number;
  /** What is left out was not answered. */
  answers: Partial<QuestionnaireAnswers> & { businessName: string };
  site?: SiteSeed;
}

export interface SiteSeed {
  companyName: string;
  url: string;
  /** Whole months for which a commission is owed: the newest is last month. */
  monthsLive: number;
  /** Sales of an ordinary month. */
  salesBani: number;
  /** Factors from January to December: a florist lives from March, an inn from August. */
  season: readonly number[];
}
