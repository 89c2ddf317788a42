import type { QuestionnaireAnswers } from '@vitrina/contract/questionnaire';
import type { RequestStatus } from '@vitrina/contract/rules/request-status';

/** A website request and, once completed, its site. */
export interface RequestSeed {
  /** Sender; a guest has only e-mail and phone. */
  from: { email: string; phone: string; guest?: true };
  status: RequestStatus;
  /** Days since it was sent. */
  daysAgo: number;
  /** Absent: not answered. */
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
  /** Factors from January to December, e.g. March for a florist, August for an inn. */
  season: readonly number[];
}
